import type { Rolldown } from 'vite'

const anyStyle = /assets\/[\w-]+\.css/g

/**
 * Gives each style the name of the script that brings it, so that a list of files names both at once.
 * The script's name changes with its style, because Vite hashes the style's old name with the script.
 */
export function nameStylesAsScripts(bundle: Rolldown.OutputBundle, context: Rolldown.PluginContext): void {
  const names = newNames(Object.values(bundle))
  for (const [old, fileName] of names) {
    const style = bundle[old]
    if (style?.type !== 'asset') throw new Error(`${old} is not among the styles`)
    const { source, names: ownNames, originalFileNames } = style
    const [originalFileName] = originalFileNames
    context.emitFile({ type: 'asset', fileName, source, name: ownNames[0] ?? fileName, ...(originalFileName && { originalFileName }) })
    delete bundle[old]
  }
  const newName = (style: string): string => names.get(style) ?? style
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue
    file.code = file.code.replace(anyStyle, newName)
    // the list of the service worker is made of these
    const styles = file.viteMetadata?.importedCss
    const renamed = [...(styles ?? [])].map(newName)
    styles?.clear()
    for (const style of renamed) styles?.add(style)
  }
}

type File = Rolldown.OutputAsset | Rolldown.OutputChunk

/** Finds new names for styles that belong to a single script; those that a page names keep theirs. */
function newNames(files: readonly File[]): Map<string, string> {
  const pages = files.flatMap(file => (file.type === 'asset' && file.fileName.endsWith('.html') ? [String(file.source)] : []))
  const pairs = files.flatMap(file =>
    file.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])].map(style => ({ style, script: file.fileName })) : [],
  )
  const isAlone = ({ style, script }: { style: string; script: string }) =>
    pairs.every(each => (each.style === style) === (each.script === script)) && !pages.some(page => page.includes(style))
  return new Map(pairs.filter(isAlone).map(({ style, script }) => [style, script.replace(/\.js$/, '.css')]))
}
