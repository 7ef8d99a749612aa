const themeKey = "site-theme";

/** Adds the button that switches between dark and light colors, and applies the choice of earlier pages. */
export function addThemeButton(tools: HTMLElement): void {
  applyTheme(savedTheme());
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Dark or light";
  button.addEventListener("click", () => {
    const saved = document.documentElement.dataset["theme"];
    const isDark = saved === "dark" || (saved !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
    const theme = isDark ? "light" : "dark";
    applyTheme(theme);
    try {
      localStorage.setItem(themeKey, theme);
    } catch {
      // The choice lasts for this page.
    }
  });
  tools.append(button);
}

function savedTheme(): string {
  try {
    return localStorage.getItem(themeKey) ?? "";
  } catch {
    return "";
  }
}

function applyTheme(theme: string): void {
  document.documentElement.dataset["theme"] = theme;
}
