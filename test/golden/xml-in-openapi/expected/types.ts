// Generated from letter.xsd and openapi.yaml. Edit the specs, then run `specwright generate`.

export interface Receipt {
  id: string;
}

export interface Letter {
  Text: string;
}
