/** Where rows stand that belong to a person rather than to a business. */
export const noWorkspace = '00000000-0000-0000-0000-000000000000'
