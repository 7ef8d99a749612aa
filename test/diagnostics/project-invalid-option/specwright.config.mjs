export default {
  out: "src/api",
  format: "pretier",
  emit: "types",
};
