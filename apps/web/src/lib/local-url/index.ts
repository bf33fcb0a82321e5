/** What is told leads nowhere but into this app. */
export const isLocalUrl = (url: unknown): url is string => typeof url === 'string' && /^\/(?![/\\])/.test(url)
