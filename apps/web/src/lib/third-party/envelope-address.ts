/** The address in a DSN; undefined if the DSN is invalid. */
export function envelopeAddress(dsn: string): string | undefined {
  const url = urlOf(dsn)
  const path = url?.pathname.split('/') ?? []
  const project = path.pop()
  if (!url?.username || !project) return undefined
  return `${url.origin}${path.join('/')}/api/${project}/envelope/?sentry_version=7&sentry_key=${url.username}`
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
