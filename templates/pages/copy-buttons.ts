/** Adds a button to each block of code that copies it. */
export function addCopyButtons(): void {
  document.querySelectorAll<HTMLElement>("pre.code").forEach((block) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", () => copyText(block.textContent, button));
    const box = document.createElement("div");
    box.className = "code-box";
    block.replaceWith(box);
    box.append(block, button);
  });
}

/** Copies a string, and shows this on the button. */
export function copyText(text: string, button: HTMLElement): void {
  const label = button.textContent;
  void navigator.clipboard.writeText(text).then(() => {
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = label), 1500);
  });
}
