import { html, type Html } from '#platform/html'
import { clientDetail } from '../drawings/client-detail.ts'
import { icon } from '../drawings/icons.ts'
import { phonePlayer } from '../drawings/phone-player.ts'
import { start } from '../layout.ts'
import type { Visit } from '../site.ts'
import type { DrawingText } from '../texts/drawings.it.ts'
import type { PageText } from '../texts/page.it.ts'

export const hero = (visit: Visit, text: PageText, drawingTexts: DrawingText): Html => html`<section class="hero night">
<div class="wide">
<div class="pitch">
<h1>${text.hero.title.map((line, at) => html`${at ? ' ' : ''}<span>${line}</span>`)}</h1>
<div class="invite">
<p class="lead">${text.hero.lead}</p>
<p class="ways"><a class="button main big" href="${start(visit)}">${visit.isRegistrationOpen ? text.startLong : text.logIn}</a>
<a class="more" href="#features">${text.hero.look}${icon('arrowRight', 18)}</a></p>
<p class="note">${visit.isRegistrationOpen ? text.hero.note : text.hero.noteClosed}</p>
</div>
</div>
<div class="stage"><div class="desk">${clientDetail(drawingTexts.client, visit.brand)}</div><div class="hand">${phonePlayer(
  drawingTexts.player,
)}</div></div>
</div>
</section>`
