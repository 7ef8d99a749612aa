// The part of highlight.js that we use: its declarations bring those of browsers into every module.
declare const highlighter: {
  registerLanguage(name: string, language: unknown): void;
  getLanguage(name: string): object | undefined;
  highlight(
    code: string,
    options: { readonly language: string; readonly ignoreIllegals: boolean },
  ): { readonly value: string };
};
export default highlighter;
