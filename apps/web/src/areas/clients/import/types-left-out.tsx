import { typesAtMost } from '@allenio/contract/clients'
import { useImportWords } from '../words/import.ts'
import css from './import.module.css'

/** Types of the table that there is no room for: their clients have none. */
export function TypesLeftOut({ types }: { types: readonly string[] }) {
  const t = useImportWords()
  return <p className={css.text}>{t('typesLeftOut', { max: typesAtMost, types: types.join(', ') })}</p>
}
