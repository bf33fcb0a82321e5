import { config } from '#lib/config'

/** Dietitians look after patients: in both languages the word changes and the sentence around it stays the same. */
export const ofPatients = (sentence: string): string =>
  sentence
    .replaceAll(/\b([Cc])lient([ei])\b/g, (_, first: string, end: string) => `${first === 'C' ? 'P' : 'p'}azient${end}`)
    .replaceAll(/\b([Cc])lient(s?)\b/g, (_, first: string, end: string) => `${first === 'C' ? 'P' : 'p'}atient${end}`)

/** An area's sentences, with the word that this variant uses for clients. */
export function inVariant<const Words extends Readonly<Record<string, string>>>(words: Words): Words {
  if (config.variant === 'coach') return words
  return Object.fromEntries(Object.entries(words).map(([key, sentence]) => [key, ofPatients(sentence)])) as Words
}
