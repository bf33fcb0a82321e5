import { useStored } from '#lib/store'
import css from './sheet-marks.module.css'
import { topOf } from './lines.ts'
import type { Sheet } from './sheet.ts'

/** The cells that the fill handle is about to fill. */
export function FillMark({ sheet }: { sheet: Sheet }) {
  const range = useStored(sheet.fill)
  if (!range) return null
  const { layout, lefts } = sheet.state
  const [left, top] = [lefts[range.left] ?? 0, topOf(layout, range.top)]
  const style = { left, top, width: (lefts[range.right + 1] ?? 0) - left, height: topOf(layout, range.bottom + 1) - top }
  return <div className={css.fill} style={style} aria-hidden />
}

/** The border between two rows at which dragged rows would be put down. */
export function DropMark({ sheet }: { sheet: Sheet }) {
  const drop = useStored(sheet.drop)
  return drop ? <div className={css.drop} style={{ top: topOf(sheet.state.layout, drop.line) }} aria-hidden /> : null
}

/** At the end of the selection: a mouse fills with it, a finger extends with it. */
export const FillCorner = () => <span className={css.corner} data-fill aria-hidden />
