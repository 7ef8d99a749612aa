/** The input of an operation, in which a value of `Group` that the client has is not required. */
export type WithOptional<Input, Group extends keyof Input, Name extends keyof NonNullable<Input[Group]>> = Omit<
  Input,
  Group
> &
  InGroup<Group, Omit<NonNullable<Input[Group]>, Name> & Partial<Pick<NonNullable<Input[Group]>, Name>>>;

type InGroup<Group extends PropertyKey, Values> = object extends Values
  ? { readonly [Key in Group]?: Values }
  : { readonly [Key in Group]: Values };
