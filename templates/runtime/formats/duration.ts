/** RFC 3339, appendix A: duration. Units follow each other without a gap: "P1Y2M", "PT1H30M", "P2W", but not "PT1H30S". */
export function hasDurationFormat(text: string): boolean {
  if (!text.startsWith("P") || text.length < 3) return false;
  const time = text.indexOf("T");
  const date = text.slice(1, time === -1 ? undefined : time);
  if (time === -1) return isRunOf(date, "W") || isRunOf(date, "YMD");
  return (date === "" || isRunOf(date, "YMD")) && isRunOf(text.slice(time + 1), "HMS");
}

/** True if a string is numbers with units, in the order of `units` without gaps. */
function isRunOf(text: string, units: string): boolean {
  let last = -1;
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) {
      digits += 1;
      continue;
    }
    const unit = units.indexOf(text.charAt(at));
    if (digits === 0 || unit === -1 || (last !== -1 && unit !== last + 1)) return false;
    last = unit;
    digits = 0;
  }
  return last !== -1 && digits === 0;
}
