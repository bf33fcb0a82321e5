import type { ScreenPath } from './paths.ts'

/** The parameters of a path: '/clients/$id/weights' has `id`, '/teamMembers/{-$id}/clients' may have it. */
type Params<Path extends string> = Path extends `${infer Before}{-$${infer Name}}${infer After}`
  ? Params<Before> & { [Key in Name]?: string } & Params<After>
  : Path extends `${string}$${infer Name}/${infer After}`
    ? { [Key in Name]: string } & Params<`/${After}`>
    : Path extends `${string}$${infer Name}`
      ? { [Key in Name]: string }
      : unknown

interface AfterPath {
  /** Query parameters; those without a value are left out. */
  search?: Readonly<Record<string, string | undefined>>
  hash?: string
}

type Arguments<Path extends string> = unknown extends Params<Path> ? [after?: AfterPath] : [params: Params<Path>, after?: AfterPath]

/** The address of a screen of the app: `hrefTo('/clients/$id/weights', { id })`. A path that no screen has does not compile. */
export function hrefTo<Path extends ScreenPath>(path: Path, ...rest: Arguments<Path>): `/${string}` {
  const hasParams = path.includes('$')
  // the types say which of the two there is
  const params = ((hasParams ? rest[0] : undefined) ?? {}) as Readonly<Record<string, string | undefined>>
  const { search = {}, hash }: AfterPath = (hasParams ? rest[1] : rest[0]) ?? {}
  const filled = path
    .replaceAll(/\/\{-\$(\w+)\}/g, (_, name: string) => (params[name] === undefined ? '' : `/${encodeURIComponent(params[name])}`))
    .replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  // Safari 16 knows no size of a query
  const query = String(new URLSearchParams(Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))))
  return `/${filled.slice(1)}${query && `?${query}`}${hash === undefined ? '' : `#${hash}`}`
}
