// The frame of the promise, free of any schema library: the browser loads it on the login page.
export * from './brands.ts'
export * from './endpoint.ts'
export * from './errors.ts'
export * from './languages.ts'
export * from './permission-names.ts'
export * from './roles.ts'
