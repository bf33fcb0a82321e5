import { html, type Html } from '#platform/html'
import { icon, isIcon } from '../drawings/icons.ts'
import type { PageText } from '../texts/page.it.ts'

type Items = PageText['rest']['items']

const list = (items: Items) =>
  html`<ul class="tiles">${items.map(
    ([name = '', title, words]) => html`<li>${isIcon(name) ? icon(name, 24) : ''}<h3>${title}</h3><p>${words}</p></li>`,
  )}</ul>`

export const rest = (text: PageText): Html => html`<section class="plain">
<div class="wide">
<div class="above"><p class="kicker">${text.rest.kicker}</p><h2>${text.rest.title}</h2></div>
${list(text.rest.items)}
</div>
</section>`

export const trust = (text: PageText): Html => html`<section class="night trust" id="security">
<div class="wide">
<div class="above"><p class="kicker">${text.trust.kicker}</p><h2>${text.trust.title}</h2><p class="lead">${text.trust.lead}</p></div>
${list(text.trust.items)}
</div>
</section>`
