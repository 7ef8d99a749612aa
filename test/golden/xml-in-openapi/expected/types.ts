// Generated from openapi.yaml and letter.xsd. Edit the specs, then run `specwright generate`.

export interface Receipt {
  id: string;
}

export interface Letter {
  Text: string;
}
