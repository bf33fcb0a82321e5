const filesAtMost = 120

const shipped = /^(?!.*\.(?:test|testing)\.).*\.(?:tsx?|css)$/

/** The web areas of more files than an area may have, tests aside. `listFiles` answers all files of a folder. */
export function findLargeAreas(files, listFiles) {
  const folders = new Set(files.flatMap(file => /^apps\/web\/src\/areas\/[\w-]+\//.exec(file)?.[0] ?? []))
  return [...folders].flatMap(folder => {
    const count = listFiles(folder).filter(file => shipped.test(file)).length
    if (count <= filesAtMost) return []
    const message = `${count} files: an area that passes ${filesAtMost} is two areas, so divide it by what it is about`
    return [{ file: `${folder}index.ts`, line: 1, rule: 'size', message }]
  })
}
