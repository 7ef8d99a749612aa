// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/** The parameters of `list_todos`. */
export interface List_todosParameters {
  query?: {
    is_open?: boolean;
  };
}

export interface Todo_item {
  due_at?: string;
  made_by?: Todo_itemMadeBy;
}

export interface Todo_itemMadeBy {
  name?: string;
}

export type Todo_list = Todo_item[];

/** The parameters of `todosDelete`. */
export interface TodosDeleteParameters {
  path: {
    todo_id: string;
  };
}
