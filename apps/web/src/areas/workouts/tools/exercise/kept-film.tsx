import type { ShownFile } from '@allenio/contract/files'
import { IconCheck, IconDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useIsOnline } from '#lib/device'
import { deleteFilm, hasFilm, keepFilm } from '#lib/films'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { FilmPlayer } from '#ui/film-player'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './exercise.module.css'
import { useExerciseWords } from './words.ts'

interface KeptFilmProps {
  /** The one under which the device keeps it. */
  address: string
  /** As the server shows it now. */
  file: ShownFile | undefined
  poster: string | undefined
  /** names the film for screen readers */
  title: string
}

/** A film of our own, which somebody may keep on the device to see it without a network. */
export function KeptFilm({ address, file, poster, title }: KeptFilmProps) {
  const t = useExerciseWords()
  const { bytes } = useFormats()
  const isOnline = useIsOnline()
  const [isKept, setKept] = useState<boolean>()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<'noRoom' | 'unreachable'>()
  useEffect(() => {
    let isOver = false
    void hasFilm(address).then(has => isOver || setKept(has))
    return () => {
      isOver = true
    }
  }, [address])
  const source = isKept ? address : file?.url
  const keep = async () => {
    if (!file) return
    setBusy(true)
    const outcome = await keepFilm(file)
    setBusy(false)
    setFault(outcome === 'kept' ? undefined : outcome === 'no room' ? 'noRoom' : 'unreachable')
    setKept(outcome === 'kept')
  }
  const drop = async () => {
    await deleteFilm(address)
    setKept(false)
  }
  return (
    <Stack gap={8}>
      {source === undefined ? (
        <div className={css.picture}>{!isOnline && isKept === false && <Text tone={2}>{t('filmOffline')}</Text>}</div>
      ) : (
        <FilmPlayer className={css.film} src={source} title={title} poster={poster} muted loop preload="none" />
      )}
      <Row gap={8} justify="between" wrap>
        {isKept ? (
          <>
            <Text size="hint" tone={2}>
              {t('keptFilm')}
            </Text>
            <Button size="small" kind="quiet" icon={IconCheck} onClick={() => void drop()}>
              {t('dropFilm')}
            </Button>
          </>
        ) : (
          file && (
            <Button size="small" icon={IconDownload} isBusy={isBusy} onClick={() => void keep()}>
              {`${t('keepFilm')} · ${bytes(file.bytes)}`}
            </Button>
          )
        )}
      </Row>
      {fault && (
        <Text tone="error" role="alert">
          {t(fault)}
        </Text>
      )}
    </Stack>
  )
}
