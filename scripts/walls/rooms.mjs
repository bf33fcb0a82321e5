/** What all areas of the contract share; every other file of the contract stands in the folder of its area. */
const sharedContractFiles = new Set([
  'brands.ts',
  'documents.ts',
  'endpoint.ts',
  'errors.ts',
  'index.ts',
  'languages.ts',
  'list-views.ts',
  'lists.ts',
  'paper-pages.ts',
  'permission-names.ts',
  'rich-text.ts',
  'roles.ts',
  'row-bounds.ts',
  'table-imports.ts',
  'tags.ts',
])

/**
 * Finds the place of a file: its package, its kind of room, and the room's own folder, which its relative imports may not
 * leave. `isTest` marks files that never ship; `kind: undefined` means that the file fits no room.
 */
export function roomOf(path, roots) {
  const parts = path.split('/')
  // samples are test files, because they drive the loops over every endpoint; files named testing serve only tests, and the stand-ins of
  // services serve local mode and tests
  const isTest = /\.(?:test|spec|testing)\.m?tsx?$|\/samples\.ts$|\/testing\/|\/platform\/test-(?:provider|google)\//.test(path)
  const room = (pkg, kind, folder, name) => ({ pkg, kind, folder, name, isTest: isTest || ['testing', 'e2e', 'bench'].includes(kind) })
  if (parts[0] === 'e2e' || parts[0] === 'bench') return room(parts[0], parts[0], parts[0])
  const pkg = parts.slice(0, 2).join('/')
  if (parts[2] !== 'src') return room(pkg, 'config', pkg)
  const src = `${pkg}/src`
  const [top, inner] = [parts[3], parts[4]]
  const isFolder = parts.length > 4
  switch (pkg) {
    case 'packages/contract':
      return isFolder || sharedContractFiles.has(top) ? room(pkg, 'contract', src) : room(pkg, undefined, src)
    case 'packages/domain':
      return isFolder ? room(pkg, 'domain', `${src}/${top}`, top) : room(pkg, undefined, src)
    case 'apps/server':
      return serverRoom()
    case 'apps/web':
      return webRoom()
    default:
      return room(pkg, undefined, src)
  }

  function serverRoom() {
    if (parts.length > 5 && (top === 'platform' || top === 'areas')) return room(pkg, `server ${top}`, `${src}/${top}/${inner}`, inner)
    if (isFolder && top === 'testing') return room(pkg, 'testing', `${src}/testing`)
    return rootRoom('server root')
  }

  function webRoom() {
    if (parts.length > 5 && (top === 'areas' || top === 'lib')) return room(pkg, `web ${top}`, `${src}/${top}/${inner}`, inner)
    if (isFolder && ['ui', 'shell', 'sw', 'order-page'].includes(top)) return room(pkg, `web ${top}`, `${src}/${top}`, top)
    if (isFolder && top === 'testing') return room(pkg, 'testing', `${src}/testing`)
    return rootRoom('web root')
  }

  function rootRoom(kind) {
    const isRoot = !isFolder && (roots.has(path) || path.endsWith('.d.ts') || roots.has(path.replace('.test.', '.')))
    return isRoot ? room(pkg, kind, src) : room(pkg, undefined, src)
  }
}

/** By the beginning of what is imported: `#areas` stands for `#areas/…`, `contract` and `domain` for the packages. */
const may = {
  contract: ['contract'],
  domain: ['contract', 'domain'],
  'server platform': ['#platform', 'contract', 'domain'],
  'server areas': ['#platform', '#areas', 'contract', 'domain'],
  'server root': ['#platform', '#areas', 'contract', 'domain'],
  'web ui': ['#ui', '#lib'],
  'web lib': ['#lib', 'contract', 'domain'],
  'web sw': ['#lib', 'contract', 'domain'],
  'web order-page': ['#lib', 'contract', 'domain'],
  'web shell': ['#ui', '#lib', '#shell', '#areas', 'contract', 'domain'],
  'web areas': ['#ui', '#lib', '#areas', '#shell', 'contract', 'domain'],
  'web root': ['#ui', '#lib', '#shell', '#areas', 'contract', 'domain'],
}
const everything = ['#platform', '#areas', '#testing', '#ui', '#lib', '#shell', 'contract', 'domain']

export function mayEnter(room, door) {
  if (room.kind === 'config' || room.kind === 'testing' || room.kind === 'e2e' || room.kind === 'bench') return everything.includes(door)
  // a room's tests may use the factories to drive it from outside
  if (room.isTest && (door === '#testing' || door === '#areas')) return room.kind.startsWith('server') || room.kind.startsWith('web')
  return may[room.kind].includes(door)
}
