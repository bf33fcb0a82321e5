import { Kbd } from '#ui/kbd'
import { useIsOpenAfterMount } from '#ui/late'
import { Modal } from '#ui/modal'
import css from './key-dialog.module.css'
import { keyText } from './key-text.ts'
import type { KeyRow } from './sheet-actions.ts'
import { useSheetWords } from './words.ts'

interface KeyDialogProps {
  /** Left out by an owner that renders it only while it is open. */
  isOpen?: boolean
  rows: readonly KeyRow[]
  isMac: boolean
  onClose: () => void
}

/** The keys of a table, also of one that is drawn otherwise. */
export function KeyDialog({ isOpen, rows, isMac, onClose }: KeyDialogProps) {
  const words = useSheetWords()
  const isNext = useIsOpenAfterMount(isOpen ?? true)
  return (
    <Modal opened={isOpen === undefined || isNext} onClose={onClose} title={words('keysTitle')} size="large">
      <dl className={css.list}>
        {rows.map(([text, ...keys]) => (
          <div key={text} className={css.pair}>
            <dt>{text}</dt>
            <dd>
              {keys.map(each => (
                <Kbd key={each} isListed>
                  {keyText(each, { isMac, words })}
                </Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
