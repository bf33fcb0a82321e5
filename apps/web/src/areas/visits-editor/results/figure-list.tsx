import type { BodyField } from '@allenio/domain/visits'
import { BareList, Row } from '#ui/layout'
import { Text } from '#ui/text'
import { MissingFields } from './missing-fields.tsx'
import css from './results.module.css'

export interface FigureLine {
  label: string
  /** Already formatted; without one and without a word why, the line is left out. */
  value?: string | undefined
  /** Authors and year. */
  citation?: string | undefined
  note?: string | undefined
  missing?: readonly BodyField[] | undefined
}

/** Figures by name, one in a line. */
export const FigureList = ({ lines }: { lines: readonly FigureLine[] }) => (
  <BareList as="dl">
    {lines.map(
      ({ label, value, citation, note, missing }) =>
        (value !== undefined || note !== undefined || missing) && (
          <Row key={label} justify="between" align="baseline" gap={12} wrap className={css.line}>
            <Text as="dt" tone={2}>
              {label}
              {citation !== undefined && (
                <Text as="span" size="small" tone={3}>
                  {' '}
                  {citation}
                </Text>
              )}
            </Text>
            <Text as="dd" figures className={css.fact}>
              {value}
              {note !== undefined && (
                <Text as="span" size="small" tone={3}>
                  {' '}
                  {note}
                </Text>
              )}
              {missing && <MissingFields fields={missing} />}
            </Text>
          </Row>
        ),
    )}
  </BareList>
)
