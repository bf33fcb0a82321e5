import { globSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const source = resolve(import.meta.dirname, '../src')

/**
 * Names the classes of a build by their file and their place in it, as `_kdC`. The usual names, which bear the local name and a hash,
 * are written twice, in the style and in its module, and made a tenth of a list's styles and scripts.
 */
export function shortClassNames(): Plugin {
  return {
    name: 'allenio:short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: shortNames(globSync('**/*.module.css', { cwd: source })) } } }),
  }
}

/** The order in which a file names its classes is that of its text, so that the same source has the same names in each build. */
export function shortNames(files: readonly string[]): (name: string, file: string) => string {
  const places = new Map(files.toSorted().map((file, index) => [file, index]))
  const namesOfFiles = new Map<string, string[]>()
  return (name, file) => {
    const path = relative(source, file.replace(/\?.*$/, ''))
    const place = places.get(path)
    if (place === undefined) throw new Error(`The style ${path} is not among those of the app`)
    const names = namesOfFiles.get(path) ?? []
    namesOfFiles.set(path, names)
    if (!names.includes(name)) names.push(name)
    return `_${digits(place, 2)}${digits(names.indexOf(name), 1)}`
  }
}

/** A number in letters; all files have equally many, so that two names never read the same. */
function digits(value: number, least: number): string {
  const rest = Math.floor(value / letters.length)
  return (rest > 0 || least > 1 ? digits(rest, least - 1) : '') + letters.charAt(value % letters.length)
}
