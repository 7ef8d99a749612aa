// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export interface Report {
  title: string;
}

export type SendReportRequestHtml = string;

export type SendReportResponse200Html = string;
