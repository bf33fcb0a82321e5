import { html, type Html } from '#platform/html'
import { start } from '../layout.ts'
import type { Visit } from '../site.ts'
import type { PageText } from '../texts/page.it.ts'

export const closing = (visit: Visit, text: PageText): Html => html`<section class="night closing">
<div class="wide">
<h2>${text.closing.title}</h2>
${visit.isRegistrationOpen ? html`<p class="lead">${text.closing.lead}</p>` : ''}
<p class="ways"><a class="button main big" href="${start(visit)}">${visit.isRegistrationOpen ? text.startLong : text.logIn}</a></p>
</div>
</section>`
