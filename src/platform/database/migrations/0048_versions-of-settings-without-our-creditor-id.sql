-- A version of before 0046 that is brought back has to fit what settings are: with our creditor
-- identifier it could not be published, and no field of the editor shows it.
UPDATE content_versions SET attributes = attributes #- '{company,creditorId}'
WHERE collection = 'settings' AND attributes #> '{company,creditorId}' IS NOT NULL;
