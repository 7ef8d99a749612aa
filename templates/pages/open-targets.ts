/** Opens the details around the targets of links. */
export function openTargets(): void {
  openTarget();
  addEventListener("hashchange", openTarget);
}

function openTarget(): void {
  const target = location.hash === "" ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let at = target?.closest("details"); at; at = at.parentElement?.closest("details")) at.open = true;
}
