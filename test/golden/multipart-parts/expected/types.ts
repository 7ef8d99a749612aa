// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export interface AddAttachmentsRequest {
  note?: string;
  [name: string]: string | undefined;
}

export type AddDraftRequest =
  | {
      /** Format: binary. */
      file: string;
      text?: never;
    }
  | {
      text: string;
      file?: never;
    };

export interface AddPhotoPeoplePartHeaders {
  "X-Face"?: string;
}

export interface AddPhotoPhotoPartHeaders {
  /** At least 1. */
  "X-Rating": number;
  "X-Crop"?: AddPhotoPhotoPartHeadersXCropItem[];
}

export interface AddPhotoPhotoPartHeadersXCropItem {
  x?: number;
}

export interface AddPhotoRequest {
  /** Format: binary. */
  photo: string;
  others?: string | string[];
  source?: string;
  place?: AddPhotoRequestPlace;
  people?: AddPhotoRequestPeopleItem[];
  caption?: Caption;
  link?: AddPhotoRequestLink;
  sizes?: number[];
}

export interface AddPhotoRequestLink {
  create?: boolean;
  ids?: number[];
}

/** As it is sent: without the properties that only the server sets. */
export interface AddPhotoRequestPeopleItem {
  name?: string;
}

export interface AddPhotoRequestPlace {
  x?: number;
  y?: number;
}

/**
 * What stands below a photo.
 *
 * At most 80 characters.
 */
export type Caption = string;
