import css from './voice-note.module.css'

interface WaveformProps {
  /** Each between 0 and 1. */
  peaks: readonly number[]
  /** How much of it is behind. */
  share: number
}

const height = 28
const step = 4
const flat = Array.from({ length: 40 }, () => 0.12)

export function Waveform({ peaks, share }: WaveformProps) {
  const bars = peaks.length > 0 ? peaks : flat
  const played = share * bars.length
  return (
    <svg className={css.wave} viewBox={`0 0 ${bars.length * step} ${height}`} preserveAspectRatio="none" aria-hidden>
      {bars.map((peak, index) => {
        const tall = Math.max(2, Math.round(peak * height))
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- bars have nothing but their place
            key={index}
            x={index * step + 1}
            y={(height - tall) / 2}
            width={2}
            height={tall}
            rx={1}
            className={index < played ? css.played : css.ahead}
          />
        )
      })}
    </svg>
  )
}
