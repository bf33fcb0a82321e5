/** The same database under another login. Works on text: a socket's address has no host and is no URL to `URL`. */
export function withLogin(url: string, user: string, password: string): string {
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  return url.replace(/^(postgres(?:ql)?:\/\/)(?:[^@/?]*@)?/, (_, scheme: string) => scheme + login)
}

export const withDatabase = (url: string, name: string): string =>
  url.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(\/[^?]*)?/, (_, start: string) => `${start}/${encodeURIComponent(name)}`)
