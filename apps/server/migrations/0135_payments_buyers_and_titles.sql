-- A sale beside plans may be invoiced to another buyer than the business: an app's request has billing data of its own.
alter table plan_checkouts add column buyer jsonb;
comment on column plan_checkouts.buyer is 'type: SaleBuyer of @allenio/contract/payments';

-- `title` is Italian from now on; rows without an English title were written before, in the language of their business.
alter table plan_checkouts add column title_en text;
alter table plan_payments add column title_en text;

update plan_payments set
  title = regexp_replace(regexp_replace(regexp_replace(regexp_replace(title, ', monthly$', ', mensile'), ', six months$', ', semestrale'),
    ', yearly$', ', annuale'), '^Change to ', 'Passaggio a '),
  title_en = regexp_replace(regexp_replace(regexp_replace(regexp_replace(title, ', mensile$', ', monthly'), ', semestrale$', ', six months'),
    ', annuale$', ', yearly'), '^Passaggio a ', 'Change to ')
where kind = 'plan';
update plan_payments p set title = s.name_it, title_en = s.name_en
from service_orders o join services s on s.id = o.service_id where p.kind = 'sale' and o.id = p.sale_id;
