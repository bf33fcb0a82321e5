// the server renders these addresses, or they are not pages: a link to them needs a full load
const pages = ['/', '/privacy', '/terms', '/help']
const folders = ['/api/', '/dev/', '/live/', '/brand/']

export const isServerPage = (href: string): boolean => {
  const path = href.replace(/[?#].*$/, '')
  return pages.includes(path) || folders.some(folder => path.startsWith(folder))
}
