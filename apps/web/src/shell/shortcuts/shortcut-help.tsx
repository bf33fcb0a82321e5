import { Kbd } from '#ui/kbd'
import { Row, Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { useWords } from '../words/index.ts'
import { useShortcutsHere } from './page-shortcuts.ts'
import css from './shortcut-help.module.css'
import { paletteKeys, shownKey } from './shortcut.ts'
import type { Shortcut } from './shortcut.ts'

type Line = Pick<Shortcut, 'keys' | 'label'>

export function ShortcutHelp({ everywhere, onClose }: { everywhere: readonly Shortcut[]; onClose: () => void }) {
  const t = useWords()
  const here = useShortcutsHere().flat()
  const places = everywhere.filter(({ keys }) => keys.startsWith('g '))
  const others = everywhere.filter(each => !places.includes(each))
  const always: Line[] = [{ keys: paletteKeys, label: t('openPalette') }, ...others]
  return (
    <Modal opened onClose={onClose} title={t('shortcuts')}>
      <Stack gap={20}>
        <Group title={t('hereShortcuts')} lines={here} />
        <Group title={t('everywhere')} lines={always} />
        <Group title={t('goTo')} lines={places} />
      </Stack>
    </Modal>
  )
}

function Group({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <Text as="h3" size="small" tone={3} className={css.title}>
        {title}
      </Text>
      <dl className={css.lines}>
        {lines.map(({ keys, label }) => (
          <Row key={keys} gap={12} justify="between" className={css.line}>
            <dt>{label}</dt>
            <dd className={css.keys}>
              {keys.split(' ').map(key => (
                <Kbd key={key} isListed>
                  {shownKey(key)}
                </Kbd>
              ))}
            </dd>
          </Row>
        ))}
      </dl>
    </section>
  )
}
