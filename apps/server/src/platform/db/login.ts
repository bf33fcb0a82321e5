/** Returns the address of a database for another login. Replaces text, because `URL` cannot parse a socket's address without a host. */
export function withLogin(url: string, user: string, password: string): string {
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  return url.replace(/^(postgres(?:ql)?:\/\/)(?:[^@/?]*@)?/, (_, scheme: string) => scheme + login)
}

export const withDatabase = (url: string, name: string): string =>
  url.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(\/[^?]*)?/, (_, start: string) => `${start}/${encodeURIComponent(name)}`)
