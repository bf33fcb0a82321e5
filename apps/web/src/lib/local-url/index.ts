/** Whether a received address leads into this app and to no other site. */
export const isLocalUrl = (url: unknown): url is string => typeof url === 'string' && /^\/(?![/\\])/.test(url)
