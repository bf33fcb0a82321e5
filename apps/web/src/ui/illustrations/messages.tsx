import css from './illustrations.module.css'
import { ArrowDown, ArrowRight, Bell, Check, Person, Picture, Plus, Sheet, Spot, Writing } from './strokes.tsx'

export function EmptyInboxPicture() {
  return (
    <Picture width={280} height={164}>
      <g className={css.farther}>
        <Sheet x={48} y={2} width={150} height={38} />
        <Writing x={64} y={18} width={92} />
      </g>
      <Person x={8} y={62} size={30} />
      <Sheet x={48} y={50} width={148} height={46} />
      <Writing x={64} y={63} width={108} level={2} />
      <Writing x={64} y={77} width={72} height={5} />
      <path d="M116 106H256a8 8 0 0 1 8 8V152H116a8 8 0 0 1-8-8V114a8 8 0 0 1 8-8Z" className={css.dark} />
      {[166, 186, 206].map(x => (
        <circle key={x} cx={x} cy="129" r="4.5" className={css.onDark} />
      ))}
      <Spot x={264} y={108}>
        <Plus />
      </Spot>
    </Picture>
  )
}

/** The actions of people in a list, and the bell that notifies. */
export function EmptyNewsPicture() {
  return (
    <Picture width={280} height={164}>
      {[6, 60, 114].map((y, index) => (
        <g key={y} className={[undefined, css.far, css.farther][index]}>
          <Sheet x={16} y={y} width={240} height={44} />
          <Person x={28} y={y + 8} size={28} />
          <Writing x={68} y={y + 13} width={[112, 84, 98][index] ?? 90} level={2} height={7} />
          <Writing x={68} y={y + 27} width={[74, 104, 60][index] ?? 70} height={5} />
          <Writing x={222} y={y + 13} width={22} height={5} />
        </g>
      ))}
      <Spot x={256} y={14} radius={17}>
        <Bell />
      </Spot>
    </Picture>
  )
}

export function MailSentPicture() {
  return (
    <Picture width={260} height={150}>
      <path d="M8 62H34M2 84H28M14 106H34" className={css.thin} />
      <Sheet x={66} y={4} width={128} height={80} />
      <Writing x={82} y={20} width={56} level={2} height={7} />
      <Writing x={82} y={36} width={96} height={5} />
      <Writing x={82} y={48} width={78} height={5} />
      <path d="M48 54L130 104L212 54V136a8 8 0 0 1-8 8H56a8 8 0 0 1-8-8Z" className={css.sheet} />
      <path d="M52 141L106 90M208 141L154 90" className={css.thin} />
      <Spot x={212} y={60} radius={17}>
        <ArrowRight />
      </Spot>
    </Picture>
  )
}

/** The sheet is stored on the phone; the connection to the network is interrupted. */
export function OfflinePicture() {
  return (
    <Picture width={280} height={154}>
      <rect x="34" y="8" width="84" height="140" rx="14" className={css.device} />
      <path d="M66 18H86" className={css.thin} />
      {[40, 68, 96].map((y, index) => (
        <g key={y}>
          <circle cx="52" cy={y + 6} r="5.5" className={index < 2 ? css.done : css.level1} />
          <Writing x={64} y={y + 3} width={[38, 30, 36][index] ?? 34} />
        </g>
      ))}
      <path d="M130 78H150M206 78H188" className={css.dashed} />
      <path d="M214 100a18 18 0 0 1-2-35.8A24 24 0 0 1 258 70a15.5 15.5 0 0 1 0 30Z" className={css.sheet} />
      <path d="M162 71L176 85M176 71L162 85" className={css.line} />
      <Spot x={118} y={126} radius={15}>
        <Check />
      </Spot>
    </Picture>
  )
}

export function InstallAppPicture() {
  const tiles = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  return (
    <Picture width={220} height={168}>
      <path d="M24 150C40 160 180 160 196 150" className={css.thin} />
      <rect x="62" y="4" width="96" height="156" rx="16" className={css.device} />
      <path d="M98 15H122" className={css.thin} />
      {tiles.map(tile => {
        const x = 76 + (tile % 3) * 25
        const y = 36 + Math.floor(tile / 3) * 27
        return <rect key={tile} x={x} y={y} width="18" height="18" rx="5" className={tile === 4 ? css.accent : css.level1} />
      })}
      <path d="M106.5 77L108.5 67M111.5 77L113.5 67" className={css.onAccent} />
      <rect x="76" y="128" width="68" height="18" rx="6" className={css.level0} />
      <Spot x={158} y={36} radius={17}>
        <ArrowDown />
      </Spot>
    </Picture>
  )
}
