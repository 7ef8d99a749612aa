/**
 * The parts of XLink that schemas refer to: its attributes, their types and groups of them. XML Linking Language 1.1,
 * appendix B.
 */
export const xlinkSchema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xlink="http://www.w3.org/1999/xlink"
    targetNamespace="http://www.w3.org/1999/xlink">
  <xs:import namespace="http://www.w3.org/XML/1998/namespace"/>
  <xs:attribute name="type" type="xlink:typeType"/>
  <xs:simpleType name="typeType">
    <xs:restriction base="xs:token">
      <xs:enumeration value="simple"/>
      <xs:enumeration value="extended"/>
      <xs:enumeration value="title"/>
      <xs:enumeration value="resource"/>
      <xs:enumeration value="locator"/>
      <xs:enumeration value="arc"/>
    </xs:restriction>
  </xs:simpleType>
  <xs:attribute name="href" type="xlink:hrefType"/>
  <xs:simpleType name="hrefType"><xs:restriction base="xs:anyURI"/></xs:simpleType>
  <xs:attribute name="role" type="xlink:roleType"/>
  <xs:simpleType name="roleType">
    <xs:restriction base="xs:anyURI"><xs:minLength value="1"/></xs:restriction>
  </xs:simpleType>
  <xs:attribute name="arcrole" type="xlink:arcroleType"/>
  <xs:simpleType name="arcroleType">
    <xs:restriction base="xs:anyURI"><xs:minLength value="1"/></xs:restriction>
  </xs:simpleType>
  <xs:attribute name="title" type="xlink:titleAttrType"/>
  <xs:simpleType name="titleAttrType"><xs:restriction base="xs:string"/></xs:simpleType>
  <xs:attribute name="show" type="xlink:showType"/>
  <xs:simpleType name="showType">
    <xs:restriction base="xs:token">
      <xs:enumeration value="new"/>
      <xs:enumeration value="replace"/>
      <xs:enumeration value="embed"/>
      <xs:enumeration value="other"/>
      <xs:enumeration value="none"/>
    </xs:restriction>
  </xs:simpleType>
  <xs:attribute name="actuate" type="xlink:actuateType"/>
  <xs:simpleType name="actuateType">
    <xs:restriction base="xs:token">
      <xs:enumeration value="onLoad"/>
      <xs:enumeration value="onRequest"/>
      <xs:enumeration value="other"/>
      <xs:enumeration value="none"/>
    </xs:restriction>
  </xs:simpleType>
  <xs:attribute name="label" type="xlink:labelType"/>
  <xs:simpleType name="labelType"><xs:restriction base="xs:NCName"/></xs:simpleType>
  <xs:attribute name="from" type="xlink:fromType"/>
  <xs:simpleType name="fromType"><xs:restriction base="xs:NCName"/></xs:simpleType>
  <xs:attribute name="to" type="xlink:toType"/>
  <xs:simpleType name="toType"><xs:restriction base="xs:NCName"/></xs:simpleType>
  <xs:attributeGroup name="simpleAttrs">
    <xs:attribute ref="xlink:type" fixed="simple"/>
    <xs:attribute ref="xlink:href"/>
    <xs:attribute ref="xlink:role"/>
    <xs:attribute ref="xlink:arcrole"/>
    <xs:attribute ref="xlink:title"/>
    <xs:attribute ref="xlink:show"/>
    <xs:attribute ref="xlink:actuate"/>
  </xs:attributeGroup>
  <xs:attributeGroup name="extendedAttrs">
    <xs:attribute ref="xlink:type" fixed="extended" use="required"/>
    <xs:attribute ref="xlink:role"/>
    <xs:attribute ref="xlink:title"/>
  </xs:attributeGroup>
  <xs:attributeGroup name="titleAttrs">
    <xs:attribute ref="xlink:type" fixed="title" use="required"/>
    <xs:attribute ref="xml:lang"/>
  </xs:attributeGroup>
  <xs:attributeGroup name="resourceAttrs">
    <xs:attribute ref="xlink:type" fixed="resource" use="required"/>
    <xs:attribute ref="xlink:role"/>
    <xs:attribute ref="xlink:title"/>
    <xs:attribute ref="xlink:label"/>
  </xs:attributeGroup>
  <xs:attributeGroup name="locatorAttrs">
    <xs:attribute ref="xlink:type" fixed="locator" use="required"/>
    <xs:attribute ref="xlink:href" use="required"/>
    <xs:attribute ref="xlink:role"/>
    <xs:attribute ref="xlink:title"/>
    <xs:attribute ref="xlink:label"/>
  </xs:attributeGroup>
  <xs:attributeGroup name="arcAttrs">
    <xs:attribute ref="xlink:type" fixed="arc" use="required"/>
    <xs:attribute ref="xlink:arcrole"/>
    <xs:attribute ref="xlink:title"/>
    <xs:attribute ref="xlink:show"/>
    <xs:attribute ref="xlink:actuate"/>
    <xs:attribute ref="xlink:from"/>
    <xs:attribute ref="xlink:to"/>
  </xs:attributeGroup>
</xs:schema>`;
