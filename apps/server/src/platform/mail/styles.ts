import { html } from '#platform/html'

/** Where a mail program drops them, the old attributes and the plain order of things remain. */
export const styles = html`<style>
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
.page { background: #f2f4f7; }
.around { padding: 32px 16px; }
.sheet { width: 100%; max-width: 560px; background: #ffffff; border-radius: 8px; }
.stripe { border-radius: 8px 8px 0 0; font-size: 0; line-height: 4px; }
.inside {
  padding: 28px 32px 12px;
  font-family: Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;
}
.brand { margin: 0 0 24px; color: #0c1016; font-size: 16px; line-height: 22px; font-weight: 700; }
.title { margin: 0 0 16px; color: #0c1016; font-size: 24px; line-height: 30px; font-weight: 700; }
.text { margin: 0 0 16px; color: #424b57; font-size: 16px; line-height: 24px; overflow-wrap: anywhere; }
.list { margin: 0 0 16px; padding: 0 0 0 20px; }
.list .text { margin: 0 0 6px; }
.facts { margin: 0 0 20px; border-collapse: collapse; }
.fact {
  padding: 10px 0; border-bottom: 1px solid #dce1e8; color: #0c1016; font-size: 16px;
  line-height: 22px; overflow-wrap: anywhere;
}
th.fact { color: #5a6472; font-weight: 400; padding-right: 16px; }
td.fact { font-weight: 600; }
.code {
  margin: 0 0 20px; padding: 16px; border-radius: 6px; background: #f2f4f7; color: #0c1016;
  font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 24px; line-height: 30px;
  font-weight: 700; letter-spacing: 4px; text-align: center;
}
.quote {
  margin: 0 0 20px; padding: 2px 0 2px 16px; border-left: 3px solid #dce1e8; color: #424b57;
  font-size: 16px; line-height: 24px; overflow-wrap: anywhere;
}
.button { margin: 8px 0 20px; }
.push { border-radius: 6px; }
.label {
  display: inline-block; padding: 13px 24px; font-size: 16px; line-height: 22px; font-weight: 600;
  text-decoration: none;
}
.small { margin: 0 0 12px; color: #5a6472; font-size: 14px; line-height: 20px; overflow-wrap: anywhere; }
.address { color: #0c1016; text-decoration: underline; word-break: break-all; }
.foot {
  padding: 20px 32px 12px; border-top: 1px solid #dce1e8;
  font-family: Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;
}
.preheader { display: none; max-height: 0; overflow: hidden; mso-hide: all; }
@media (max-width: 480px) {
  .around { padding: 0; }
  .sheet, .stripe { border-radius: 0; }
  .inside { padding: 24px 20px 8px; }
  .foot { padding: 20px 20px 8px; }
  .button, .push, .label { display: block; text-align: center; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #0f1318; }
  .sheet { background: #161b22; }
  .brand, .title, .address, td.fact { color: #f1f4f8; }
  .text, .quote { color: #b6bfcb; }
  .small, th.fact { color: #929dab; }
  .fact, .foot, .quote { border-color: #28303b; }
  .code { background: #0f1318; color: #f1f4f8; }
}
</style>`
