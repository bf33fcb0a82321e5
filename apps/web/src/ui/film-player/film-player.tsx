import { IconDownload, IconRefresh } from '@tabler/icons-react'
import { useState, type VideoHTMLAttributes } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { classes } from '#ui/classes'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useWords } from '#ui/words'
import { filmFault, type FilmFault } from './film-faults.ts'
import css from './film-player.module.css'

interface FilmPlayerProps extends Pick<VideoHTMLAttributes<HTMLVideoElement>, 'className' | 'loop' | 'muted' | 'preload'> {
  src: string
  /** names the film for screen readers */
  title: string
  poster?: string | null | undefined
  /** the name under which the film is downloaded where it does not play */
  fileName?: string | undefined
}

/** A film of our own with its controls. Where it does not play, the player says why and offers the file. */
export function FilmPlayer({ src, title, poster, fileName, className, ...rest }: FilmPlayerProps) {
  const words = useWords()
  const [failure, setFailure] = useState<{ src: string; fault: FilmFault }>()
  const judge = ({ currentTarget: { error, videoWidth, readyState } }: { currentTarget: HTMLVideoElement }) => {
    const width = readyState > HTMLMediaElement.HAVE_NOTHING ? videoWidth : undefined
    const fault = filmFault({ errorCode: error?.code, width, isOnline: navigator.onLine })
    if (fault) setFailure({ src, fault })
  }
  const fault = failure?.src === src ? failure.fault : undefined
  if (fault) {
    return (
      <Stack gap={12} align="center" className={classes(css.notice, className)} role="alert">
        <Text as="p" tone="inherit">
          {fault === 'unplayable' ? words.filmUnplayable : words.filmNotLoaded}
        </Text>
        {fault === 'unplayable' ? (
          <ButtonLink href={src} download={fileName ?? title} icon={IconDownload}>
            {words.download}
          </ButtonLink>
        ) : (
          <Button icon={IconRefresh} onClick={() => setFailure(undefined)}>
            {words.retry}
          </Button>
        )}
      </Stack>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a film that a person made has no captions to offer
    <video
      {...rest}
      src={src}
      {...(poster && { poster })}
      className={className}
      controls
      playsInline
      aria-label={title}
      onError={judge}
      onLoadedMetadata={judge}
    />
  )
}
