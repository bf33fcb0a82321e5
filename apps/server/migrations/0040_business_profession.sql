-- What a business does: training, nutrition or both. The first steps that it is shown follow from it.
alter table business_profiles
  add column profession text not null default 'both' check (profession in ('coach', 'dietitian', 'both'));
