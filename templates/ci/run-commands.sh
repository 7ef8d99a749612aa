#!/bin/sh
# Runs commands of specwright for a pipeline, and writes one report of all of them. Exits with the highest exit code.
# COMMANDS: any of generate, check, test and diff. BASE: the revision to compare with. TRUST: empty, or --untrusted for a fork.
# REPORT: the path of the report. The default is specwright-report.md.
report=${REPORT:-specwright-report.md}
log=$report.log
status=0
printf '<!-- specwright -->\n' > "$report"
for command in ${COMMANDS:-check test diff}; do
  code=0
  rm -f "$log"
  case $command in
    generate) npx --no-install specwright generate $TRUST > "$log" 2>&1 || code=$? ;;
    check) npx --no-install specwright generate --check $TRUST > "$log" 2>&1 || code=$? ;;
    test) npx --no-install specwright test $TRUST > "$log" 2>&1 || code=$? ;;
    diff)
      [ -z "$GITHUB_ACTIONS" ] || npx --no-install specwright diff --base "$BASE" $TRUST --format github --fail-on none
      npx --no-install specwright diff --base "$BASE" $TRUST --format markdown --output "$log" || code=$? ;;
    *)
      echo "Unknown command \"$command\": write any of generate, check, test and diff." >&2
      exit 2 ;;
  esac
  [ -e "$log" ] || echo "specwright $command failed with exit code $code." > "$log"
  result=passed
  [ $code -eq 0 ] || result="failed with exit code $code"
  echo "specwright $command: $result"
  if [ "$command" = diff ]; then
    { echo; cat "$log"; } >> "$report"
  else
    cat "$log"
    # Indented lines are code: nothing in them is a link, a mention or markup.
    { printf '\n**specwright %s**: %s\n\n' "$command" "$result"; [ $code -eq 0 ] || sed 's/^/    /' "$log"; } >> "$report"
  fi
  [ $code -le $status ] || status=$code
done
rm -f "$log"
exit $status
