-- Sales of erased clients go after ten years: sweeps find them by their age.

create index checkouts_detached on checkouts (created_at) where client_id is null;
create index purchases_detached on purchases (created_at) where client_id is null;
create index subscriptions_detached on subscriptions (created_at) where client_id is null;
