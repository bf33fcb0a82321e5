import type { Language } from '@allenio/contract'
import { useLanguage } from './language.ts'
import { fillIn } from './sentence.ts'

/** A text in both languages that stands in a table, such as the title of a screen. */
export type Wording = Readonly<Record<Language, string>>

// one function per language, so that components that receive it do not render again without need
const says = {
  it: (wording: Wording) => fillIn(wording.it, 'it'),
  en: (wording: Wording) => fillIn(wording.en, 'en'),
}

/** Words a text of a table in the language of the component. */
export const useWording = (): ((wording: Wording) => string) => says[useLanguage()]
