import { BareList, Row } from '#ui/layout'
import { Text } from '#ui/text'
import css from './results.module.css'

export interface FigureLine {
  label: string
  /** Already formatted; undefined where there is none, and the line is left out. */
  value: string | undefined
  note?: string | undefined
}

/** Figures by name, one in a line. */
export const FigureList = ({ lines }: { lines: readonly FigureLine[] }) => (
  <BareList as="dl">
    {lines.map(
      ({ label, value, note }) =>
        value !== undefined && (
          <Row key={label} justify="between" align="baseline" gap={12} className={css.line}>
            <Text as="dt" tone={2}>
              {label}
            </Text>
            <Text as="dd" figures className={css.fact}>
              {value}
              {note !== undefined && (
                <Text as="span" size="small" tone={3}>
                  {' '}
                  {note}
                </Text>
              )}
            </Text>
          </Row>
        ),
    )}
  </BareList>
)
