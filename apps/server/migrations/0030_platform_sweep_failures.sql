-- Items for which a sweep or job has failed: the others go on, and these are tried again after a while.

create table sweep_failures (
  job text not null check (length(job) <= 80),
  part integer not null,
  -- the id of the item, behind the workspace's where it belongs to one
  item text not null check (length(item) <= 400),
  tries integer not null default 1,
  reason text not null check (length(reason) <= 300),
  failed_at timestamptz not null default now(),
  retry_at timestamptz not null default now() + interval '1 minute',
  primary key (job, part, item)
);
call system_table('sweep_failures');
