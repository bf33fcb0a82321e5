// rendered by the server, or not pages at all: a link to them leaves the app by a full load
const pages = ['/', '/privacy', '/terms', '/help']
const folders = ['/api/', '/dev/', '/live/', '/brand/']

export const isServerPage = (href: string): boolean => {
  const path = href.replace(/[?#].*$/, '')
  return pages.includes(path) || folders.some(folder => path.startsWith(folder))
}
