/** The file name to use in a server area instead of a similar word; the rules of the house contain the same list. */
const namesByWord = new Map(
  Object.entries({
    bindings: 'routes',
    endpoints: 'routes',
    handlers: 'routes',
    rows: 'queries',
    sql: 'queries',
    repository: 'queries',
    presenter: 'present',
    policy: 'access',
    permissions: 'access',
    notices: 'notifications',
    sweep: 'jobs',
    sweeps: 'jobs',
    fixtures: 'samples',
    exporter: 'export',
    eraser: 'erase',
    joiner: 'join',
    door: 'index',
  }),
)
const emptyNames = new Set(['common', 'shared', 'types'])
const emptyWords = new Set(['helper', 'helpers', 'manager', 'misc', 'util', 'utils'])

/** Finds the fault in a file name of a server area. The name must be on the list, or the noun that the file holds. */
export function findNameFault(path) {
  const name = path
    .split('/')
    .at(-1)
    .replace(/(?:\.(?:test|testing))?\.ts$/, '')
  // a test of an area may have the area's name
  if (path.includes(`/areas/${name}/`)) return undefined
  const isOfTests = /\.(?:test|testing)\.ts$/.test(path)
  if (!/^[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*$/.test(name)) return `${name} is not written in small letters with hyphens`
  if (name.endsWith('ing') && !/(?:^|-)(?:string|thing)$/.test(name))
    return `${name} says what is done: name the file by the noun that it holds`
  if (emptyNames.has(name) || name.split('-').some(word => emptyWords.has(word)))
    return `${name} says nothing: name the file by the noun that it holds`
  if (!isOfTests && namesByWord.has(name)) return `${name} is called ${namesByWord.get(name)}.ts in every area`
  return undefined
}
