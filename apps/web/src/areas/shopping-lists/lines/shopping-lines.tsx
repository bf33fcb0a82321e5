import type { ShoppingLine } from '@allenio/contract/shopping-lists'
import { aisleName, formatGrossWeight, formatShoppingWeight, groupByAisle } from '@allenio/domain/shopping'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AllergyNames } from '#areas/aliments'
import { useLanguage } from '#lib/words'
import { IconButton } from '#ui/icon-button'
import { BareButton, BareList, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { TickCircle } from '#ui/tick-circle'
import css from './lines.module.css'
import { hasWaste, lineName } from './line-texts.ts'
import { useLineWords } from './words.ts'

export type ShownLine = Omit<ShoppingLine, 'foodId' | 'changedAt'> & {
  /** The client wrote the line. */
  isOwn: boolean
  /** The client's allergies that the food touches; people with the shared link do not get them. */
  allergies?: readonly string[] | undefined
  /** The allergies of which nobody knows whether the food has them. */
  doubts?: readonly string[] | undefined
}

interface ShoppingLinesProps {
  lines: readonly ShownLine[]
  onTick: (line: ShownLine) => void
  /** Deletes a line that the client wrote. */
  onDelete?: (line: ShownLine) => void
  /** Content below a line, for its client alone. */
  noteOf?: (line: ShownLine) => ReactNode
  /** Content below the client's own lines. */
  foot?: ReactNode
}

/** The list in the order of a shop. Ticked lines move to the end of their part. */
export function ShoppingLines({ lines, onTick, onDelete, noteOf, foot }: ShoppingLinesProps) {
  const t = useLineWords()
  const language = useLanguage()
  const groups = groupByAisle(lines, line => line)
  return (
    <>
      {groups.map(({ aisle, lines: ofAisle }) => (
        <Section key={aisle} bare title={aisleName(aisle, language)} action={countOf(ofAisle)}>
          <BareList>
            {[...ofAisle.filter(({ isTicked }) => !isTicked), ...ofAisle.filter(({ isTicked }) => isTicked)].map(line => (
              <Line key={line.id} line={line} onTick={onTick} onDelete={onDelete} note={noteOf?.(line)} />
            ))}
          </BareList>
          {aisle === 'own' && foot}
        </Section>
      ))}
      {foot && !groups.some(({ aisle }) => aisle === 'own') && (
        <Section bare title={aisleName('own', language)}>
          {foot}
        </Section>
      )}
    </>
  )

  function countOf(ofAisle: readonly ShownLine[]): ReactNode {
    const ticked = ofAisle.filter(({ isTicked }) => isTicked).length
    if (ticked === 0) return undefined
    return (
      <Text as="span" size="hint" tone={2} figures>
        {ticked === ofAisle.length ? t('aisleDone') : t('ofAisle', { ticked, total: ofAisle.length })}
      </Text>
    )
  }
}

function Line({
  line,
  onTick,
  onDelete,
  note,
}: { line: ShownLine; note: ReactNode } & Pick<ShoppingLinesProps, 'onTick'> & { onDelete: ShoppingLinesProps['onDelete'] }) {
  const t = useLineWords()
  const language = useLanguage()
  const { isTicked, isOwn, grams, grossGrams, allergies = [], doubts = [] } = line
  const name = lineName(line, language)
  return (
    <li>
      <div className={css.item}>
        <BareButton
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the whole row is what is ticked, with all it shows
          role="checkbox"
          aria-checked={isTicked}
          className={css.line}
          data-ticked={isTicked || undefined}
          onClick={() => {
            navigator.vibrate?.(10)
            onTick(line)
          }}>
          <TickCircle state={isTicked ? 'done' : undefined} />
          <Stack as="span" gap={2} grow className={css.words}>
            <span className={css.name}>{name}</span>
            {hasWaste(line) && (
              <Text as="span" size="small" tone={3}>
                {t('gross', { weight: formatGrossWeight(language, grossGrams ?? 0) })}
              </Text>
            )}
            <AllergyNames allergies={allergies} doubts={doubts} />
          </Stack>
          {grams !== null && grams > 0 && <span className={css.weight}>{formatShoppingWeight(language, grams)}</span>}
        </BareButton>
        {isOwn && onDelete && <IconButton icon={IconX} label={t('delete', { name })} onClick={() => onDelete(line)} />}
      </div>
      <div className={css.note}>{note}</div>
    </li>
  )
}
