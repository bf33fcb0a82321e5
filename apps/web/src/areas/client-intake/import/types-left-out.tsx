import { typesAtMost } from '@allenio/contract/clients'
import { useImportWords } from './words.ts'
import css from './import.module.css'

/** Types of the table that there is no room for: their clients have none. */
export function TypesLeftOut({ types, more }: { types: readonly string[]; more: number }) {
  const t = useImportWords()
  const names = types.join(', ')
  return (
    <p className={css.text}>
      {t('typesLeftOut', { max: typesAtMost, types: more > 0 ? t('typesAndMore', { types: names, count: more }) : names })}
    </p>
  )
}
