// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export type ListPetsResponse200 = Pet[];

export type ListPetsResponse404 = string;

/** As it is received. */
export interface Pet {
  id: number;
  name: string;
  alive?: boolean;
  /** Format: date. */
  born?: string | null;
  photoUrls: string[];
  weights?: number[];
  tags?: Tag[];
  parents?: Pet[];
  chip?: PetChip;
  notes?: {
    [name: string]: string;
  };
  note?: string;
}

/** As it is sent: without the properties that only the server sets. */
export interface PetRequest {
  id: number;
  name: string;
  alive?: boolean;
  /** Format: date. */
  born?: string | null;
  photoUrls: string[];
  weights?: number[];
  tags?: Tag[];
  parents?: PetRequest[];
  chip?: PetChip;
  notes?: {
    [name: string]: string;
  };
}

export interface PetChip {
  code?: string;
  maker?: string;
}

export interface Tag {
  id?: number;
  name?: string;
}
