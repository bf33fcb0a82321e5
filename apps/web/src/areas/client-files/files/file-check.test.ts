import { expect, test } from 'vitest'
import { mostAtOnce, checkFiles } from './file-check.ts'

const file = (name: string, size: number, type = 'application/pdf') => ({ name, size, type })
const megabyte = 1024 ** 2

test('the good ones go, of the others it is said why they do not', () => {
  const { good, messages } = checkFiles([file('analisi.pdf', 3), file('vuoto.txt', 0), file('film.mov', 150 * megabyte, 'video/quicktime')])
  expect(good.map(({ name }) => name)).toEqual(['analisi.pdf'])
  expect(messages).toEqual(['vuoto.txt: Il file è vuoto', expect.stringMatching(/^film\.mov: .*100/)])
})

test('as many as one can look after', () => {
  const { good, messages } = checkFiles(Array.from({ length: mostAtOnce + 2 }, (_, index) => file(`${index}.pdf`, 1)))
  expect(good).toHaveLength(mostAtOnce)
  expect(messages).toEqual([`Al massimo ${mostAtOnce} file per volta: gli altri aggiungili dopo.`])
})
