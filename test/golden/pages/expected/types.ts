// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export interface Event {
  id: string;
}

/** The parameters of `listEvents`. */
export interface ListEventsParameters {
  query?: {
    starting_after?: string;
  };
}

export interface ListEventsResponse200 {
  items: Event[];
  has_more: boolean;
}

/** The parameters of `listFiles`. */
export interface ListFilesParameters {
  path: {
    team: string;
  };
  query?: {
    after?: string;
  };
}

export interface ListFilesResponse200 {
  files?: string[];
  links?: ListFilesResponse200Links;
}

export interface ListFilesResponse200Links {
  next?: string | null;
}

export type ListIssuesResponse200 = Event[];

/** The parameters of `listMembers`. */
export interface ListMembersParameters {
  query?: {
    /** At least 1. */
    startIndex?: number;
    count?: number;
  };
}

export interface ListMembersResponse200 {
  Resources?: User[];
  totalResults?: number;
}

/** The parameters of `listPosts`. */
export interface ListPostsParameters {
  path: {
    team: string;
  };
  query: {
    page: number;
  };
}

export interface ListPostsResponse200 {
  posts?: ListPostsResponse200PostsItem[];
}

export interface ListPostsResponse200PostsItem {
  title: string;
}

/** The parameters of `listRows`. */
export interface ListRowsParameters {
  query: {
    /** @default 0 */
    offset?: number;
    limit: number;
  };
}

export type ListRowsResponse200 = string[][];

/** The parameters of `listUsers`. */
export interface ListUsersParameters {
  query?: {
    cursor?: string;
    limit?: number;
  };
}

export interface SearchUsersRequest {
  name?: string;
  page?: SearchUsersRequestPage;
}

export interface SearchUsersRequestPage {
  after?: number;
}

export interface User {
  name: string;
}

export interface UserList {
  data: User[];
  meta?: UserListMeta;
}

export interface UserListMeta {
  next?: string | null;
  hasMore?: boolean;
}
