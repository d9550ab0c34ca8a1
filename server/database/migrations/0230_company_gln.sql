-- Where the company itself is, by the number that GS1 gives to places: events tell it as the place where goods come from.
ALTER TABLE company ADD COLUMN gln text NOT NULL DEFAULT '';
